/** The French sentences of the product, as pages are compared with them once their no-break spaces are plain ones. */
import { type TFunction, textIn } from '~/shell/texts'

const text = textIn('fr')

/** By the key of the catalogue, its gaps filled. A key without a sentence throws. */
export const french = ((...asked: Parameters<TFunction>) => text(...asked).replaceAll('\u00a0', ' ')) as TFunction
