/** The built product has no fixed address: it takes the one under which the demo is reached. */
import { TEXT } from '../../support/visit/words'
import { expect, test } from '../support/fixtures'

test('feedback leads to the address under which the demo is asked', async ({ request, baseURL }) => {
  const { port } = new URL(baseURL ?? '')
  for (const host of ['localhost', '127.0.0.1']) {
    const page = await (await request.get(`http://${host}:${port}/`)).text()
    const link = page.split('<a ').find((one) => one.includes(`>${TEXT.fr.frame.feedback}<`))
    expect(link).toContain(`href="http://${host}:${port}/sandbox/feedback"`)
  }
})
