/** An error here would take the report of all tests along. */
export default async () => {
  await globalThis.testServer?.stop().catch((error) => console.error('The test database did not end in order:', error));
};
