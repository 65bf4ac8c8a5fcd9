import type { Done } from '~/text/done'
import { Notice } from './notice'
import { useText } from './text'

/**
 * What the press before has done, at the part concerned: the fragment of the address leads there, and gives it the focus
 * without script too. `possible`: what can be said here, as things stand; anybody can write a word into an address.
 */
export function DoneNotice({ possible }: { possible: readonly Done[] }) {
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
