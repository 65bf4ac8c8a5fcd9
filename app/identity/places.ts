/** The pages to which identity leads. */
import type { Language } from './cookies'
import type { SignInProblem } from './sign-in-error'

const inLanguage = (language: Language, path: string) => (language === 'de' ? `/de${path}` : path)

export const homeIn = (language: Language) => inLanguage(language, '') || '/'
/** Home, which says that the visitor has left. */
export const loggedOutIn = (language: Language) => `${homeIn(language)}?bye=1`
export const routerIn = (language: Language) => inLanguage(language, '/router')
export const preloginIn = (language: Language, problem: SignInProblem | null = null) =>
  inLanguage(language, problem ? `/prelogin?problem=${problem}` : '/prelogin')

/** A redirect after which the browser asks with GET, and which nobody keeps. */
export function seeOther(location: string, setCookies: string[] = [], more: Record<string, string> = {}): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store', ...more })
  for (const cookie of setCookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
