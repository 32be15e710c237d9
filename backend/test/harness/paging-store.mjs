/**
 * A program that runs s3rver and lists few keys at a time, as a store may: an S3-compatible one never lists more than 1,000.
 * Prints its port. Needs `--openssl-legacy-provider`: s3rver encrypts the token of the next page by a cipher that OpenSSL calls old.
 */
import S3rver from 's3rver';

const [, , directory, bucket, page] = process.argv;
const store = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: directory ?? '',
  configureBuckets: [{ name: bucket ?? '' }],
  // What is added to the question below is not signed.
  allowMismatchedSignatures: true,
});
const { port } = await store.run();
store.httpServer.prependListener('request', (request) => {
  if (request.url?.includes('list-type=2')) request.url += `&max-keys=${page}`;
});
process.stdout.write(`${port}\n`);
