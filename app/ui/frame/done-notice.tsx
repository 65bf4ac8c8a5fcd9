import type { Confirmation } from '~/language/done'
import { Notice } from '../notice'
import { useText } from './text'

/**
 * Confirms the action before the redirect, next to the part concerned. The fragment of the address moves the focus here,
 * without scripts too. `possible`: the confirmations that may be true here, since anybody can write a word into an address.
 */
export function DoneNotice({ possible }: { possible: readonly Confirmation[] }) {
  const { t, at = '/', isAnswer } = useText()
  const word = new URL(at, 'http://own.invalid').searchParams.get('done')
  const done = possible.find((one) => one === word)
  if (!done || isAnswer) return null
  return (
    <div role="status" id="done" tabIndex={-1}>
      <Notice kind="success">{t(`done.${done}`)}</Notice>
    </div>
  )
}
