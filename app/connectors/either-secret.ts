/** How a secret that we share with outside parties is replaced: each party changes it at its own moment. */
import { NotRecognized } from './connectors'

/** `previous`: the former secret; left out if none is being replaced. */
export type Secrets = { secret: string; previous?: string | undefined }

/** Asks with the present secret, and once more with the former one if a party does not know the present one. */
export async function withEitherSecret<Answer>(
  { secret, previous }: Secrets,
  ask: (secret: string) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask(secret)
  } catch (error) {
    if (previous === undefined || !(error instanceof NotRecognized)) throw error
    return ask(previous)
  }
}
