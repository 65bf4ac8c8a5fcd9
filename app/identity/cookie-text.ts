/** Cookies as headers write them. */

/** The cookies of a request, in their order. */
export const cookiePairs = (cookie: string | null | undefined) =>
  (cookie ?? '')
    .split(/;\s*/)
    .map((pair) => /^([^=]+)=(.*)$/.exec(pair))
    .filter((match) => match !== null)
    .map(([, name = '', value = '']) => ({ name, value }))

type Written = { name: string; value: string; seconds: number; secure: boolean }

export const writtenCookie = ({ name, value, seconds, secure }: Written) =>
  `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

export const removedCookie = (name: string, secure: boolean) => writtenCookie({ name, value: '', seconds: 0, secure })
