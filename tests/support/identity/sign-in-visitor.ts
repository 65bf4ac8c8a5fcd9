/** A browser in front of the routes of sign-in and logout, and a fake provider. */
import type { AppLoadContext } from '@remix-run/node'
import type { SignIn } from '~/identity/sign-in'
import { action as logout } from '~/pages/logout/route'
import { loader as partyCallback } from '~/pages/party-callback/route'
import { loader as signIn } from '~/pages/sign-in/route'
import { loader as signInCallback } from '~/pages/sign-in-callback/route'
import { CookieJar } from './cookie-jar'

const ROUTES = new Map([
  ['GET /signin', signIn],
  ['GET /signin/callback', signInCallback],
  ['GET /signin/party/callback', partyCallback],
  ['POST /logout', logout],
])

export class Visitor {
  readonly jar = new CookieJar()

  constructor(
    private readonly answers: SignIn,
    readonly origin: string,
  ) {}

  /** Sends a request to us, with the cookies. */
  async send(path: string, method = 'GET'): Promise<Response> {
    const request = new Request(`${this.origin}${path}`, { method, headers: { cookie: this.jar.header() } })
    const route = ROUTES.get(`${method} ${new URL(request.url).pathname}`)
    if (!route) throw new Error(`${method} ${path} is nobody's`)
    const context = { signIn: this.answers } as AppLoadContext
    const response = await route({ request, context, params: {} })
    this.jar.take(response)
    return response
  }

  /** From /signin to the provider and to the address at which it sends the browser back. */
  async goToProvider(path = '/signin'): Promise<string> {
    const begun = await this.send(path)
    const sentBack = await fetch(locationOf(begun), { redirect: 'manual' })
    const url = new URL(locationOf(sentBack))
    return `${url.pathname}${url.search}`
  }

  async signIn(): Promise<Response> {
    return this.send(await this.goToProvider())
  }
}

export const locationOf = (response: Response) => response.headers.get('location') ?? ''
