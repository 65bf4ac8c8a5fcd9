/** A browser in front of the identity routes and a fake provider. */
import type { IdentityRoutes } from '~/identity/identity-routes'
import { CookieJar } from './cookie-jar'

export class Visitor {
  readonly jar = new CookieJar()

  constructor(
    private readonly routes: IdentityRoutes,
    readonly origin: string,
  ) {}

  /** Sends a request to us, with the cookies. */
  async send(path: string, method = 'GET'): Promise<Response> {
    const response = await this.routes(
      new Request(`${this.origin}${path}`, { method, headers: { cookie: this.jar.header() } }),
    )
    if (!response) throw new Error(`${method} ${path} is nobody's`)
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
