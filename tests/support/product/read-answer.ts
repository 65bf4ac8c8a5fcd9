/** What an answer of a call says, as the tests of the calls compare it. */

export const json = async (response: Promise<Response>) => (await response).json()

export async function problemOf(response: Response) {
  const { status, title, errors } = await response.json()
  return { status, title, errors }
}

export async function errorsOf(response: Promise<Response>) {
  const { status, errors } = await json(response)
  return { status, errors }
}
