/**
 * The `state` of a sign-in carries, signed, the language, the accepted terms, the way, and whether typed figures are
 * kept. So two tabs can sign in at the same time, each in its own language, and a visitor who comes back too late is
 * still answered in theirs.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { WAYS } from '~/language/guided-path'
import { LANGUAGES } from '~/language/language'
import { derivedKey, isYoung, type SignInConsent } from './cookies'

const Content = z.tuple([z.string(), z.enum(LANGUAGES), z.string(), z.number(), z.enum(WAYS), z.boolean()])

/**
 * @param peppers 64 hexadecimal digits each; the first one signs, all of them read.
 * @param now milliseconds since 1970.
 */
export function createFlowStates(peppers: readonly [string, ...string[]], now: () => number) {
  const keyOf = (pepper: string) => derivedKey(pepper, 'sign-in state')
  const key = keyOf(peppers[0])
  const keys = peppers.map(keyOf)
  const sign = (content: string, by = key) => createHmac('sha256', by).update(content).digest('base64url')

  return {
    write(random: string, { language, termsVersion, way, keep }: SignInConsent): string {
      const fields: z.infer<typeof Content> = [random, language, termsVersion, now(), way, keep]
      const content = Buffer.from(JSON.stringify(fields)).toString('base64url')
      return `${content}.${sign(content)}`
    },

    /** null: not a state of ours, or one of another release. */
    read(state: string): (SignInConsent & { late: boolean }) | null {
      const [content = '', signature = ''] = state.split('.')
      if (!keys.some((by) => isSame(signature, sign(content, by)))) return null
      const parsed = Content.safeParse(JSON.parse(Buffer.from(content, 'base64url').toString()))
      if (!parsed.success) return null
      const [, language, termsVersion, at, way, keep] = parsed.data
      return { language, termsVersion, way, keep, late: !isYoung(at, now()) }
    },
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
