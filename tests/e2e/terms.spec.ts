/** What the terms promise, and that the pages keep it. */
import { expect, test } from './fixtures'
import { LOGIN, onceAllBuilt, PUBLIC } from './routes'
import { LANGUAGES, pathIn, TEXT } from './words'

test.use({ javaScriptEnabled: false })

const PROMISES = {
  fr: { minutes: '60 minutes', deleted: 'puis supprimées', tracking: 'Ce site ne vous suit pas.' },
  de: { minutes: '60 Minuten', deleted: 'dann gelöscht', tracking: 'Diese Website verfolgt Sie nicht.' },
}

for (const language of LANGUAGES) {
  const { minutes, deleted, tracking } = PROMISES[language]

  test(`[005] [065] the terms stand one link from the sign-in, and say how long data are kept (${language})`, async ({
    page,
  }) => {
    await page.goto(pathIn(language, '/prelogin'))
    await page.getByRole('link', { name: TEXT[language].prelogin.terms.link }).click()
    await expect(page.getByRole('heading', { level: 1, name: TEXT[language].terms.title })).toBeVisible()
    const text = page.getByRole('main')
    for (const promise of [minutes, deleted, tracking]) await expect(text).toContainText(promise)
    await page.goBack()
    await expect(page.getByRole('checkbox')).not.toBeChecked()
  })

  test(`${onceAllBuilt('[006]')}public pages ask nobody else, and set no cookie (${language})`, async ({
    page,
    context,
    baseURL,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).origin))
    for (const path of [...PUBLIC, ...LOGIN, '/terms', '/law', '/nope']) await page.goto(pathIn(language, path))
    expect(new Set(asked)).toEqual(new Set([baseURL]))
    expect(await context.cookies()).toEqual([])
  })
}
