/** The product as server.ts puts it together for one origin, in this process, with the sandbox under the same origin. */
import { readPaperFile } from '~/papers/files/paper-file'
import { type FiguresReading, paperMessage } from '~/papers/paper-request'
import { readPaper } from '~/papers/read-paper'
import { SANDBOX_PATH } from '~/sandbox/html'
import { type PartyCredentials, partyCredentials } from '~/shell/keys-of-settings'
import { createProduct } from '~/shell/product'
import type { ProductOptions } from '~/shell/product-rooms'
import { guardedBuild } from '~/shell/remix/guarded-build'
import { partiesOf } from '~/shell/settings/parties'
import { writePdf } from '~/takeaway/pdf'
import { serverBuild } from './server-build'

type Rooms = Pick<ProductOptions, 'env' | 'origin' | 'clock' | 'keys' | 'vault'>

/** @param credentials the client under which the outside parties know the product, if the settings leave it out */
export function assembleProduct(
  { env, origin, ...rooms }: Rooms,
  credentials: PartyCredentials = partyCredentials(env),
  options: Partial<ProductOptions> = {},
) {
  return createProduct({
    env,
    origin,
    ...rooms,
    ...credentials,
    build: guardedBuild(serverBuild),
    parties: partiesOf(env, env.SANDBOX === 'on' ? origin + SANDBOX_PATH : null),
    feedbackUrl: env.FEEDBACK_URL ?? null,
    demo: null,
    publicFolder: 'public',
    isReady: () => true,
    writePdf,
    readPaper: readPaperFile,
    readFigures: async (asked, file) => (await readPaper(paperMessage(asked, file))) as FiguresReading,
    ...options,
  })
}
