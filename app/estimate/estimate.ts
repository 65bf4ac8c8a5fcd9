/** How a page asks: by a plain function of its visit. What that throws becomes a refusal here, and nowhere else. */
import type { Me } from '~/dossier/shape/visitor'
import type { Refusal } from './case/refusal'
import { type Outcome, refusedBy } from './outcome'
import type { PageVisit, PageVisitor } from './visit'

export type Estimate = {
  /** The signed-in visitor; null if nobody is signed in. @throws {Refusal} if that cannot be found out */
  findMe(): Promise<Me | null>
  /** @throws {Refusal} which the shell turns into a page; `notLogged` without a session */
  ask<Given extends unknown[], Answer>(
    of: (visit: PageVisit, ...given: Given) => Answer,
    ...given: Given
  ): Promise<Awaited<Answer>>
  /** The same where the page says why it was refused, as for a form. */
  outcomeOf<Given extends unknown[], Answer>(
    of: (visit: PageVisit, ...given: Given) => Answer,
    ...given: Given
  ): Promise<Outcome<Awaited<Answer>>>
  /** For everybody, with or without a session. @throws {Refusal} */
  askOpenly<Given extends unknown[], Answer>(
    of: (visitor: PageVisitor, ...given: Given) => Answer,
    ...given: Given
  ): Promise<Awaited<Answer>>
}

/** @param shown makes of an answer what this page shows, such as names in its language */
export function createEstimate(visitor: PageVisitor, shown: <Answer>(answer: Answer) => Answer): Estimate {
  async function answerBy<Who, Answer>(who: Promise<Who>, answer: (who: Who) => Answer): Promise<Awaited<Answer>> {
    try {
      return shown(await answer(await who))
    } catch (error) {
      throw refusedBy(visitor.tools, error)
    }
  }
  const ask: Estimate['ask'] = (of, ...given) => answerBy(visitor.visit(), (visit) => of(visit, ...given))
  return {
    findMe: () =>
      visitor.calls.getMe().catch((error: unknown) => {
        const refusal = refusedBy(visitor.tools, error)
        if (refusal.reason === 'notLogged') return null
        throw refusal
      }),
    ask,
    outcomeOf: (of, ...given) => ask(of, ...given).then(answerOf, refusalOf),
    askOpenly: (of, ...given) => answerBy(Promise.resolve(visitor), () => of(visitor, ...given)),
  }
}

const answerOf = <Answer>(answer: Answer): Outcome<Answer> => ({ ok: true, answer, refusal: null })
const refusalOf = (refusal: Refusal): Outcome<never> => ({ ok: false, answer: null, refusal })
