/**
 * What a form was sent for: one field, `intent`, which the pressed button fills in. It holds a kind and, behind a colon, what
 * the button carries: `remove:2`. A form sent without it, or with one that the form does not have, is to be saved.
 */

import { INTENT as CONFORM_INTENT } from '@conform-to/dom'
import { MAX_CHILDREN } from '~/dossier/shape/shape'
import { textOf } from '../form/known-fields'

const INTENT = 'intent'

/** The kinds of a form, each with how it reads what its button carries. */
export type IntentReaders = Readonly<Record<string, (carried: string) => unknown>>

/** The buttons of the frame, on every page with a form of its own. */
export const FRAME_INTENTS = {
  keepLonger: () => null,
  language: (carried: string) => carried,
} as const satisfies IntentReaders

/** Of a button that carries nothing. */
export const alone = (): null => null
/** Of a button that carries a name which its page looks up. */
export const asCarried = (carried: string): string => carried

/** One of a form's intents. */
export type IntentOf<Readers extends IntentReaders> = {
  [Kind in keyof Readers & string]: { kind: Kind; carried: ReturnType<Readers[Kind]> }
}[keyof Readers & string]

type Carried<Read> = Read extends () => unknown ? [] : [carried: string]

/** Name and value of a button, for one of the intents of its form. */
export const asks = <Readers extends IntentReaders, Kind extends keyof Readers & string>(
  _of: Readers,
  kind: Kind,
  ...carried: Carried<Readers[Kind]>
) => ({ name: INTENT, value: [kind, ...carried].join(':') })

/** The kind of a form that no other button has sent. */
export const SAVE = { kind: 'save' } as const

/** Names of their own, on which others rely: each with its kind. What is carried is the value. */
const NAMED = {
  none: 'none',
  counts: 'counts',
  suggestion: 'suggestion',
  estimateAgain: 'estimateAgain',
} as const

/** Names of buttons before there was an intent: a page that was opened then may still be sent. */
const FORMER = {
  keep: 'keepLonger',
  lang: 'language',
  skip: 'skip',
  another: 'another',
  remove: 'remove',
  show: 'show',
  signIn: 'signIn',
  share: 'share',
  rule: 'rule',
  askReset: 'askReset',
  reset: 'reset',
  askResetInfo: 'askResetInfo',
  resetInfo: 'resetInfo',
  keepInfo: 'keepInfo',
  confirm: 'delete',
  enter: 'enter',
  replace: 'replace',
} as const

/** The same of the buttons of rows: `add.blocks`, and `remove.blocks` with the place of the row. */
const FORMER_ROW = /^(add|remove)\.(\w+)$/

/** And of those of the children's rows, which were conform's own. */
const FORMER_CHILDREN = new Map([
  ['{"type":"insert","payload":{"name":"children","defaultValue":{"alive":"yes"}}}', 'addRow:children'],
  ...Array.from({ length: MAX_CHILDREN + 1 }, (_, index): [string, string] => [
    `{"type":"remove","payload":{"name":"children","index":${index}}}`,
    `removeRow:children.${index}`,
  ]),
])

const KIND_OF_NAME = Object.entries({ ...FORMER, ...NAMED })

function formerRowIn(posted: FormData): string | null {
  for (const name of posted.keys()) {
    const [, does, list] = FORMER_ROW.exec(name) ?? []
    if (does === 'add') return `addRow:${list}`
    if (does === 'remove') return `removeRow:${list}.${textOf(posted, name)}`
  }
  return FORMER_CHILDREN.get(textOf(posted, CONFORM_INTENT)) ?? null
}

/** Kind and what is carried, as text. Where a form has an intent of its own too, that of the button comes last. */
function sentIn(posted: FormData, kinds: readonly string[]): [kind: string, carried: string] | null {
  const sent = posted.getAll(INTENT).at(-1) ?? formerRowIn(posted)
  if (typeof sent === 'string') {
    const [kind = '', ...carried] = sent.split(':')
    if (kinds.includes(kind)) return [kind, carried.join(':')]
  }
  const [name, kind] = KIND_OF_NAME.find(([name, kind]) => posted.has(name) && kinds.includes(kind)) ?? []
  return name && kind ? [kind, textOf(posted, name)] : null
}

/** null: none of these. */
export function intentIn<Readers extends IntentReaders>(posted: FormData, readers: Readers): IntentOf<Readers> | null {
  const [kind, carried] = sentIn(posted, Object.keys(readers)) ?? []
  const read = kind === undefined ? undefined : readers[kind]
  return read ? ({ kind, carried: read(carried ?? '') } as IntentOf<Readers>) : null
}

/** Whether a field is a button, of any form. */
const isButton = (name: string) =>
  name === INTENT || name === CONFORM_INTENT || FORMER_ROW.test(name) || KIND_OF_NAME.some(([named]) => named === name)

/** The fields without any button. */
export function withoutButtons(posted: FormData): FormData {
  const fields = new FormData()
  for (const [name, value] of posted) if (!isButton(name)) fields.append(name, value)
  return fields
}
