import { RegisterRecord } from '~/dossier/shape/register-record'
import { type Connectors, PartyError } from './connectors'
import { withEitherSecret } from './either-secret'
import type { PartyCall } from './party-call'
import { SIZE_LIMIT_OF_A_PERSON } from './read-bounded'
import { withoutEndSlash } from './safe-address'

/**
 * The AVS register: who a person is, and their individual account. The number travels in a POST body, so no address and
 * no log along the way contains it.
 */
export function createRegister(
  call: PartyCall,
  {
    registerUrl,
    registerKey,
    previousRegisterKey,
  }: { registerUrl: string; registerKey: string; previousRegisterKey?: string | undefined },
): Connectors['register'] {
  const address = `${withoutEndSlash(registerUrl)}/insureds`

  return {
    async getInsured(navs) {
      const insured = await withEitherSecret({ secret: registerKey, previous: previousRegisterKey }, (key) =>
        call(RegisterRecord, address, {
          method: 'POST',
          authorization: `Bearer ${key}`,
          body: { navs },
          most: SIZE_LIMIT_OF_A_PERSON,
        }),
      )
      // Otherwise somebody else's record would become this visitor's.
      if (insured.navs !== navs) throw new PartyError('badAnswer', 'another record than asked for')
      return insured
    },
  }
}
