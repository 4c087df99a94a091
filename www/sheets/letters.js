/** The letters of options and of the cards that are shown for them. */
export const LETTERS = ["A", "B", "C", "D", "E", "F", "G", "H"];
