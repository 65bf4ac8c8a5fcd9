/** The examples of the call for whole lives, as the OpenAPI document and the page for developers print them. */
import type { CallExample } from '../call-route'
import couple from './couple.json'
import divorced from './divorced.json'
import retired from './retired.json'
import single from './single.json'

export const LIFE_EXAMPLES: readonly CallExample[] = [
  { name: 'single', ...single },
  { name: 'couple', ...couple },
  { name: 'divorced', ...divorced },
  { name: 'retired', ...retired },
]
