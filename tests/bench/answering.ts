/** The other side of `measuredAlone`: in a separate process, measures what it is given, once. */
export function answering<Given, Measured>(measure: (given: Given) => Promise<Measured>) {
  process.once('message', async ({ given }: { given: Given }) => process.send?.(await measure(given)))
}
