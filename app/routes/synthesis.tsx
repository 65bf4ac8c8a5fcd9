import { json, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { isHandled } from '~/forms/avs-typed'
import { attempt, nextStep, type OpenStep, requireVisitor } from '~/guards'
import type { PageHandle } from '~/load-context'
import { dayText } from '~/text/format'
import { Actions, ButtonLink } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { Page } from '~/ui/page'
import { Section } from '~/ui/section'
import { SilentNotice } from '~/ui/silent-notice'
import { SynthesisColumn } from '~/ui/synthesis-column'
import { synthesisView } from '~/ui/synthesis-view'
import { useText } from '~/ui/text'

export const handle = { title: 'synthesis.title' } satisfies PageHandle

export async function loader(args: LoaderFunctionArgs) {
  await requireVisitor(args)
  const { api, language } = args.context
  const [steps, info, digest, pension, funds, entities, registry] = await Promise.all([
    api.getSteps(),
    attempt(api.getInfo()),
    attempt(api.getDigest()),
    attempt(api.getPension()),
    attempt(api.listSelectedFunds()),
    attempt(api.listSelectedEntities()),
    attempt(api.listPensionFunds()),
  ])
  const view = synthesisView(
    { steps, digest, pension, funds, entities, registry, isHandled: isHandled(info.answer) },
    language,
  )
  return json({ ...view, next: nextStep(steps) })
}

export default function SynthesisPage() {
  const { t } = useText()
  const { digest, problem, next, assumptions, ...view } = useLoaderData<typeof loader>()
  return (
    <Page title={t('synthesis.title')} intro={t('synthesis.disclaimer')}>
      {next !== '/synthesis' && <StillOpen step={next} />}
      <SilentNotice problem={problem} title={t('synthesis.unavailable')} text={t('synthesis.unavailableText')} />
      {digest && (
        <>
          <p>
            {t('synthesis.computedOn', { day: dayText(digest.computedOn), year: digest.lawYear })}{' '}
            <strong>{t('synthesis.column')}</strong>
          </p>
          <SynthesisColumn column={digest.withoutChange} name="withoutChange" silent={digest.silent} view={view} />
        </>
      )}
      {assumptions.length > 0 && (
        <Section title={t('synthesis.assumptions')}>
          <ul>
            {assumptions.map((key) => (
              <li key={key}>{t(`assumptions.${key}`)}</li>
            ))}
          </ul>
        </Section>
      )}
    </Page>
  )
}

/** A step is still to be done: what is known already stands below. */
function StillOpen({ step }: { step: OpenStep }) {
  const { t, to } = useText()
  return (
    <Notice kind="info" title={t('synthesis.openTitle')}>
      <p>{t('synthesis.openText')}</p>
      <Actions>
        <ButtonLink to={to(step)}>{t(`synthesis.open.${step}`)}</ButtonLink>
      </Actions>
    </Notice>
  )
}
