import type { AppLoadContext } from '@remix-run/node'
import type { Me } from '~/dossier/shape/visitor'

/** The signed-in visitor; null if nobody is signed in. @throws {Refusal} if that cannot be found out */
export async function findVisitor({ estimate }: Pick<AppLoadContext, 'estimate'>): Promise<Me | null> {
  const { ok, answer, refusal } = await estimate.getMe()
  if (ok) return answer
  if (refusal.reason === 'notLogged') return null
  throw refusal
}
