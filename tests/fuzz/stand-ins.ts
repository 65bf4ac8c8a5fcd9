/** The sandbox's own forms and addresses: it is not part of the product, but of the demo that people try. */
import fc from 'fast-check'
import { formTokenOf } from '~/identity/visitor-session'
import type { StartedProduct } from '../support/product/start-product'
import type { Form } from './forms'
import { createSender } from './send'

/** Somebody without an account, because anyone who has one would leave the page. */
export const SIGN_IN: Form = {
  names: ['action', 'email', 'password'],
  filled: fc.record({ email: fc.emailAddress(), password: fc.string({ maxLength: 20 }) }).map(({ email, password }) => [
    ['action', 'login'],
    ['email', email],
    ['password', password],
  ]),
}

/** Paths below the sandbox's: what a browser is sent to, or an attacker tries. */
export const ADDRESSES = [
  ...[
    '/identity/auth',
    '/identity/session/end',
    '/identity/interaction/nobody',
    '/identity/me',
    '/identity/jwks',
    '/identity/token',
  ],
  ...[
    '/funds/caisse-arc-lemanique/authorize',
    '/funds/caisse-arc-lemanique/sign-in/nobody',
    '/funds/nobody',
    '/directory/entities',
  ],
  ...['/entities/banque-du-mont/authorize', '/entities/banque-du-mont/token', '/register/insureds', ''],
].map((path) => `/sandbox${path}`)

/**
 * The pages on which people sign in, at the identity service and at a fund: each with the cookies of the person who
 * started there.
 */
export async function openSignIns({ origin, sessionCookie }: StartedProduct, session: string) {
  const sender = createSender(origin)
  async function follow(path: string, headers: Record<string, string>, body: string | null) {
    const cookies: string[] = headers.cookie ? [headers.cookie] : []
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    let answer = await sender.send({ method: 'POST', path, headers: { ...headers, ...form }, body })
    let at = path
    while (answer.status >= 300 && answer.status < 400) {
      for (const line of [answer.headers['set-cookie'] ?? []].flat()) cookies.push(line.split(';')[0] ?? '')
      const target = new URL(String(answer.headers.location), origin + at)
      at = target.pathname + target.search
      answer = await sender.send({ method: 'GET', path: at, headers: { cookie: cookies.join('; ') }, body: null })
    }
    if (answer.status !== 200) throw new Error(`no page to sign in on, but ${answer.status} at ${at}`)
    return { path: at, cookie: cookies.join('; ') }
  }
  const pages = [
    await follow('/prelogin', {}, 'terms=on'),
    await follow(
      '/lpp',
      { cookie: `${sessionCookie}=${session}` },
      `signIn=caisse-arc-lemanique&formToken=${formTokenOf(session)}`,
    ),
  ]
  sender.close()
  return pages
}
