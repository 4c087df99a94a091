/** The links that a reader can follow; no other module names a host. */

/** cs4fn and Teaching London Computing: The Knight's Tour, an activity without a computer. */
export const KNIGHTS_TOUR_ACTIVITY =
  "https://teachinglondoncomputing.org/resources/inspiring-computing-stories/computational-thinking-knightstour/";
