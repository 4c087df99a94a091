/** @param {unknown} page */ export async function showShare(page) {
  console.log(page);
}
