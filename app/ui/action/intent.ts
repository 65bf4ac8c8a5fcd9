/**
 * Why a form was sent: one field, `intent`, which the pressed button sets. It holds a kind and, after a colon, the value that
 * the button carries: `remove:2`. A form without it, or with one that the form does not have, is to be saved.
 */

import { INTENT as CONFORM_INTENT } from '@conform-to/dom'
import { MAX_CHILDREN } from '~/dossier/shape/info'
import { textOf } from '../form/known-fields'

const INTENT = 'intent'

/** The kinds of intents of a form, each with the reader for the value that its button carries. */
export type IntentReaders = Readonly<Record<string, (carried: string) => unknown>>

/** The buttons of the frame, on every page with a form of its own. */
export const FRAME_INTENTS = {
  keepLonger: () => null,
  language: (carried: string) => carried,
} as const satisfies IntentReaders

/** For a button that carries nothing. */
export const alone = (): null => null
/** For a button that carries a name, which its page looks up. */
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

/** The kind of a form that was sent by no other button. */
export const SAVE = { kind: 'save' } as const

/** Field names on which other programs rely, each with its kind. The field's value is what the button carries. */
const NAMED = {
  none: 'none',
  counts: 'counts',
  suggestion: 'suggestion',
  estimateAgain: 'estimateAgain',
} as const

/** Names of buttons from before `intent` existed: a page opened then may still be sent. */
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

/** The same for the buttons of rows: `add.blocks`, and `remove.blocks` with the index of the row. */
const FORMER_ROW = /^(add|remove)\.(\w+)$/

/** The same for the buttons of the children's rows, which were conform's own. */
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

/** The kind and the carried value, as text. If the form has an intent of its own as well, the one of the button comes last. */
function sentIn(posted: FormData, kinds: readonly string[]): [kind: string, carried: string] | null {
  const sent = posted.getAll(INTENT).at(-1) ?? formerRowIn(posted)
  if (typeof sent === 'string') {
    const [kind = '', ...carried] = sent.split(':')
    if (kinds.includes(kind)) return [kind, carried.join(':')]
  }
  const [name, kind] = KIND_OF_NAME.find(([name, kind]) => posted.has(name) && kinds.includes(kind)) ?? []
  return name && kind ? [kind, textOf(posted, name)] : null
}

/** null: not one of these intents. */
export function intentIn<Readers extends IntentReaders>(posted: FormData, readers: Readers): IntentOf<Readers> | null {
  const [kind, carried] = sentIn(posted, Object.keys(readers)) ?? []
  const read = kind === undefined ? undefined : readers[kind]
  return read ? ({ kind, carried: read(carried ?? '') } as IntentOf<Readers>) : null
}

/** Whether a field belongs to a button of any form. */
const isButton = (name: string) =>
  name === INTENT || name === CONFORM_INTENT || FORMER_ROW.test(name) || KIND_OF_NAME.some(([named]) => named === name)

/** The fields, without those of buttons. */
export function withoutButtons(posted: FormData): FormData {
  const fields = new FormData()
  for (const [name, value] of posted) if (!isButton(name)) fields.append(name, value)
  return fields
}
