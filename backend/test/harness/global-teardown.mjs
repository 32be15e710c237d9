export default async () => {
  await globalThis.testServer?.stop();
};
