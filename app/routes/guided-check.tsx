import { json, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { attempt, nextStep } from '~/guards'
import type { PageHandle } from '~/load-context'
import { Actions, ButtonLink } from '~/ui/button'
import { CheckParts } from '~/ui/check-parts'
import { checkView } from '~/ui/check-view'
import { Page } from '~/ui/page'
import { useText } from '~/ui/text'

export const handle = { title: 'guided.check.title', guard: 'visitor' } satisfies PageHandle

/** All that was entered, to be read once more before the synthesis. */
export async function loader({ context: { api, language } }: LoaderFunctionArgs) {
  const [steps, info, fundRegistry, funds, entityRegistry, entities, account, own] = await Promise.all([
    api.getSteps(),
    attempt(api.getInfo()),
    attempt(api.listPensionFunds()),
    attempt(api.listSelectedFunds()),
    attempt(api.listEntities()),
    attempt(api.listSelectedEntities()),
    attempt(api.getOpen3kInfo()),
    attempt(api.listAccounts3a()),
  ])
  const view = checkView(
    {
      steps,
      info,
      funds: { registry: fundRegistry, selection: funds },
      entities: { registry: entityRegistry, selection: entities },
      account,
      own,
    },
    language,
  )
  return json({ ...view, next: nextStep(steps) })
}

export default function GuidedCheckPage() {
  const { t, to } = useText()
  const { next, ...view } = useLoaderData<typeof loader>()
  return (
    <Page title={t('guided.check.title')} intro={t('guided.check.intro')}>
      <CheckParts {...view} />
      <Actions>
        <ButtonLink to={to(next)}>
          {t(next === '/synthesis' ? 'guided.check.synthesis' : `synthesis.open.${next}`)}
        </ButtonLink>
      </Actions>
    </Page>
  )
}
