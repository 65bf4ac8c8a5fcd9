import type { CompactStatement3a } from '~/standards/types'
import { type Connectors, PartyError } from './connectors'
import type { PartyCall } from './party-call'
import { SIZE_LIMIT_OF_A_PERSON } from './read-bounded'
import { InsuredPersons, StatementAnswer } from './standard-answers'

/** Banks and insurers: the compact 3a statement of the person whose token is presented. */
export const createEntities = (call: PartyCall): Connectors['entities'] => ({
  async getStatement(entity, token) {
    const asked = { authorization: `Bearer ${token}`, most: SIZE_LIMIT_OF_A_PERSON }
    const [person] = await call(InsuredPersons, `${entity.api}/insured-persons`, asked)
    // By the standard, an empty list means that consent has ended.
    if (!person) throw new PartyError('refused', 'nobody behind the token')
    // The standard defines no path from a person to their current 3a statement: the providers that we know use the
    // person's id.
    const path = `statements/${encodeURIComponent(person.personId)}/compact-3a-statements`
    const statement = await call(StatementAnswer, `${entity.api}/${path}`, asked)
    // The parts we read have been checked; the rest is as the provider sent it.
    return statement as unknown as CompactStatement3a
  },
})
