/** @param {unknown} page */ export async function showBuilder(page) {
  console.log(page);
}
