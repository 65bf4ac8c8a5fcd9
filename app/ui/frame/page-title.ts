/** The title of a page in its tab, which is unlike all others; on the guided path it also names the step. */
import type { MetaFunction } from '@remix-run/node'
import type { ParseKeys } from 'i18next'
import { type GuidedStep, guidedStepAt, placeOnPath } from '~/language/guided-path'
import { errorTitle } from './error-page'
import { isFormAgain } from './page-status'
import type { PageText } from './text'

/** The title that a loader names for its page, since one address can show different pages: of a person, or of a failure. */
export type PageTitle = { key: ParseKeys; name?: string; failed?: boolean }

/** Information on the answer for `meta`, among the loader data of the root: Remix itself provides neither status nor texts. */
export type RootAnswer = { text: PageText }

/**
 * The `meta` export of a page.
 * @param key of its title, unless its loader names another (`pageTitle`)
 */
export const titleMeta =
  (key: ParseKeys = 'frame.product'): MetaFunction =>
  ({ data, matches: [root] }) => {
    const { text } = (root?.data ?? {}) as Partial<RootAnswer>
    if (!text) throw new Error('The root has no text to write a title with')
    const { pageTitle = { key } } = (data ?? {}) as { pageTitle?: PageTitle }
    return [{ title: titleOf(text, pageTitle) }]
  }

function stepInTitle(t: PageText['t'], step: GuidedStep) {
  const place = placeOnPath(step)
  return place ? t('guided.inTitle', place) : t('guided.onPath')
}

function titleOf({ t, status, isError, at = '/' }: PageText, { key, name, failed }: PageTitle) {
  if (isError) return `${t(errorTitle(status, at))} – ${t('frame.product')}`
  const step = guidedStepAt(at)
  const parts = [t(key, { name }), ...(step ? [stepInTitle(t, step)] : []), t('frame.product')]
  // Titles in a tab are not hyphenated.
  return `${failed || isFormAgain(status) ? t('frame.errorPrefix') : ''}${parts.join(' – ')}`.replaceAll('\u00ad', '')
}
