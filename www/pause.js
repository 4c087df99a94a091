/** A turn of the event loop: the page answers whatever came in while something long goes on. @returns {Promise<void>} */
export const pause = () => new Promise((resolve) => setTimeout(resolve));
