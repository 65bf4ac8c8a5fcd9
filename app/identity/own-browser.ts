/**
 * The browser in which the server itself walks through the sandbox's sign-in pages, as an invented person would:
 * cookies by path, redirects by hand, forms sent as they stand. It visits one origin only.
 */
type Options = {
  /** The origin of the sandbox; every other address is refused. */
  origin: string
  /** Where the walk ends: the first redirect to an address with this beginning is not followed. */
  end: string
  fetch: typeof globalThis.fetch
  /** Ends the walk. */
  signal: AbortSignal
}

/** The walk met an unexpected page, or the other side did not answer. */
export class WalkStopped extends Error {
  constructor(readonly detail: string) {
    super(detail)
    this.name = 'WalkStopped'
  }
}

/** More steps than any sign-in of the sandbox takes. */
const MOST_REDIRECTS = 10

type Page = { left: URL | null; url: string }

export function createOwnBrowser({ origin, end, fetch, signal }: Options) {
  const jar = createJar()

  async function send(
    address: string,
    form?: Record<string, string>,
  ): Promise<{ status: number; location: URL | null }> {
    const url = new URL(address)
    if (url.origin !== origin) throw new WalkStopped('another origin')
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      signal,
      headers: {
        accept: 'text/html',
        cookie: jar.headerFor(url.pathname),
        // A kept connection may end while the process is busy, and then the next request over it fails.
        connection: 'close',
      },
      ...(form && { body: new URLSearchParams(form) }),
    }).catch((error: unknown) => {
      throw new WalkStopped(signal.aborted ? 'too slow' : `no connection: ${(error as Error).name}`)
    })
    jar.keep(response.headers.getSetCookie())
    // If it stays unread when its connection ends, Node 24 ends the process (nodejs/undici#5360).
    await response.arrayBuffer().catch(() => {
      throw new WalkStopped('a broken answer')
    })
    const location = response.headers.get('location')
    return { status: response.status, location: location === null ? null : new URL(location, url) }
  }

  async function walk(address: string, form?: Record<string, string>): Promise<Page> {
    let [url, answer] = [address, await send(address, form)]
    for (let redirects = 0; answer.location; redirects++) {
      if (answer.location.href.startsWith(end)) return { left: answer.location, url }
      if (redirects === MOST_REDIRECTS) throw new WalkStopped('redirects without end')
      url = answer.location.href
      answer = await send(url)
    }
    if (answer.status !== 200) throw new WalkStopped(`status ${answer.status}`)
    return { left: null, url }
  }

  return {
    /**
     * From the address of a sign-in through its pages, sending these forms in this order.
     * @returns our address to which it leads back
     * @throws {WalkStopped}
     */
    async through(address: string, forms: readonly Record<string, string>[]): Promise<URL> {
      let page = await walk(address)
      for (const form of forms) if (!page.left) page = await walk(page.url, form)
      if (!page.left) throw new WalkStopped('it does not lead back')
      return page.left
    },
  }
}

/** Cookies by path and name: the same name under two paths is two cookies. */
export function createJar() {
  const cookies = new Map<string, { pair: string; path: string }>()
  return {
    /** @param lines of `Set-Cookie`; one without a value removes its cookie */
    keep(lines: readonly string[]) {
      for (const line of lines) {
        const [pair = '', ...attributes] = line.split(/; */)
        const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/'
        const [name = '', value = ''] = pair.split(/=(.*)/)
        if (value === '') cookies.delete(`${path} ${name}`)
        else cookies.set(`${path} ${name}`, { pair, path })
      }
    },
    headerFor: (path: string) =>
      [...cookies.values()]
        .filter((cookie) => isUnder(path, cookie.path))
        .map(({ pair }) => pair)
        .join('; '),
  }
}

const isUnder = (path: string, cookiePath: string) =>
  path === cookiePath || path.startsWith(cookiePath.endsWith('/') ? cookiePath : `${cookiePath}/`)
