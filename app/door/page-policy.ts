/** The content policy of one page, which may be widened while the page is made. */
import { randomBytes } from 'node:crypto'
import type { Response } from 'express'
import { contentPolicy, type Policy, partyTarget } from './headers'

/** @param formAction see `contentPolicy`; later ones are added. @param own origin of the page itself */
export function createPagePolicy(response: Pick<Response, 'setHeader'>, own: string, formAction: readonly string[]) {
  let policy: Policy = { nonce: null, formAction: [...formAction] }
  const change = (changed: Partial<Policy>) => {
    policy = { ...policy, ...changed }
    response.setHeader('Content-Security-Policy', contentPolicy(policy))
  }
  const isNew = (origin: string) => origin !== own && !policy.formAction.includes(origin)
  return {
    letFormsLeadTo: (origins: readonly string[]) =>
      change({ formAction: [...new Set([...policy.formAction, ...origins.filter(isNew).map(partyTarget)])] }),

    /** @returns a nonce that no other answer has */
    allowScript(): string {
      const nonce = randomBytes(16).toString('base64')
      change({ nonce })
      return nonce
    },

    /** @param styles their sources, as a policy names them */
    allowStyles: (styles: readonly string[]) => change({ styles }),
  }
}
