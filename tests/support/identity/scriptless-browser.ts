/**
 * A browser without script, as far as a sign-in needs one: cookies by path, redirects by hand, forms sent as they
 * stand.
 */

type Cookie = { value: string; path: string }
/** As an answer sets it, whatever its origin; `attributes`: `Max-Age=600`. */
export type SetCookie = { name: string; attributes: string[]; by: URL }

export type ScriptlessBrowser = ReturnType<typeof createScriptlessBrowser>

/** `language`: the one that people prefer; null: none. `takesCookies`: some people's browsers take none. */
export function createScriptlessBrowser(language: string | null = null, { takesCookies = true } = {}) {
  /** By path and name: the same name under two paths is two cookies. */
  const jar = new Map<string, Cookie>()
  const everSet: SetCookie[] = []

  async function send(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address)
    const headers = new Headers(init.headers)
    if (!headers.has('accept')) headers.set('accept', 'text/html')
    if (language) headers.set('accept-language', language)
    // A kept connection may end while the process is busy, and then the next request over it fails.
    headers.set('connection', 'close')
    const cookies = [...jar].filter(([, { path }]) => isUnder(url.pathname, path))
    if (cookies.length > 0)
      headers.set('cookie', cookies.map(([key, { value }]) => `${nameIn(key)}=${value}`).join('; '))
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    if (takesCookies) for (const line of response.headers.getSetCookie()) keep(line, url)
    return inFull(response, url.href)
  }

  function keep(line: string, by: URL) {
    const [pair = '', ...attributes] = line.split(/; */)
    const [name = '', value = ''] = pair.split(/=(.*)/)
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/'
    if (value === '' || attributes.some(isOver)) jar.delete(`${path} ${name}`)
    else {
      jar.set(`${path} ${name}`, { value, path })
      everSet.push({ name, attributes, by })
    }
  }

  return {
    /** A cookie for all paths, from a visit before this one. */
    bring: (name: string, value: string) => void jar.set(`/ ${name}`, { value, path: '/' }),

    /** As if a cookie for all paths has expired. */
    forget: (name: string) => void jar.delete(`/ ${name}`),

    forgetAll: () => jar.clear(),

    /** Every cookie with a value set so far, whether or not it still exists. */
    everSet: everSet as readonly SetCookie[],

    open: (address: string) => send(address),

    /** With any method and headers; no redirect is followed. */
    send,

    /** The value of a cookie for all paths; null where there is none. */
    cookie: (name: string) => jar.get(`/ ${name}`)?.value ?? null,

    /** `file`: sent in the field of that name, by a form that sends files. */
    submit: (address: string, fields: Record<string, string> | [string, string][], file?: File) =>
      send(address, { method: 'POST', body: file ? multipart(fields, file) : new URLSearchParams(fields) }),

    /** Follows redirects while they stay under an address: `left` is the first one beyond, `page` the last answer. */
    async follow(response: Response, within: string): Promise<{ left: URL | null; page: Response }> {
      let page = response
      while (page.status >= 300 && page.status < 400) {
        const target = new URL(page.headers.get('location') ?? '', page.url)
        if (!target.href.startsWith(within)) return { left: target, page }
        page = await send(target.href)
      }
      return { left: null, page }
    },
  }
}

function multipart(fields: Record<string, string> | [string, string][], file: File) {
  const body = new FormData()
  for (const [name, value] of new URLSearchParams(fields)) body.append(name, value)
  body.append('file', file)
  return body
}

/**
 * As browsers read it: if it stays unread when its connection ends, Node 24 ends the process (nodejs/undici#5360). Its
 * address keeps its fragment, as in a browser's address bar.
 */
async function inFull(response: Response, address: string): Promise<Response> {
  const body = await response.arrayBuffer()
  const read = new Response(body.byteLength > 0 ? body : null, response)
  return Object.defineProperty(read, 'url', { value: address })
}

/** Whether a browser would remove the cookie at once. */
function isOver(attribute: string): boolean {
  const [name = '', value = ''] = attribute.toLowerCase().split('=')
  if (name === 'max-age') return Number(value) <= 0
  return name === 'expires' && Date.parse(value) < Date.now()
}

const nameIn = (key: string) => key.slice(key.indexOf(' ') + 1)

const isUnder = (path: string, cookiePath: string) =>
  path === cookiePath || path.startsWith(cookiePath.endsWith('/') ? cookiePath : `${cookiePath}/`)
