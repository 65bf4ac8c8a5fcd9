/** Each check of tests/a11y/hand finds its planted fault, and none on a correct page. */
import type { Page } from '@playwright/test'
import { fieldFaults } from '../../a11y/hand/fields'
import { focusFaults } from '../../a11y/hand/focus-mark'
import { focusPixelFaults } from '../../a11y/hand/focus-pixels'
import { foreignWordFaults } from '../../a11y/hand/foreign-words'
import { frameFaults } from '../../a11y/hand/frame-order'
import { keyboardFaults } from '../../a11y/hand/keyboard'
import { layoutFaults } from '../../a11y/hand/layout'
import { linkFaults } from '../../a11y/hand/links'
import { largeFaults, spacedFaults } from '../../a11y/hand/page-faults'
import { structureFaults } from '../../a11y/hand/structure'
import { targetFaults } from '../../a11y/hand/targets'
import { ALL_STYLES } from '../../support/pages/style-sheet'
import { expect, test } from '../support/fixtures'

test.use({ viewport: { width: 320, height: 480 }, bypassCSP: true })

/** A miniature page of the product, with something planted in it. */
async function show(page: Page, { main = '', title = 'Rente', head = '', after = '' } = {}) {
  await page.setContent(`<!doctype html><html lang="fr-CH"><head><title>${title}</title><style>${ALL_STYLES}</style>${head}</head>
<body><header class="header"><a class="product" href="/">Trois piliers</a></header>
<main class="main wide"><h1>Ma rente</h1><p>Vous lisez ici ce que <a href="/about">le service</a> fait pour vous.</p>
<form><p class="field"><label for="a">Nom</label><input type="text" id="a" name="name" autocomplete="off"></p>
<button class="button" type="button">Continuer</button></form>${main}</main>
<footer class="footer"><ul class="links"><li><a href="/law">Le droit appliqué</a></li></ul></footer>${after}</body></html>`)
}

const focusButton = async (page: Page) => page.getByRole('button', { name: 'Continuer' }).focus()
const marked = async (page: Page) => {
  await focusButton(page)
  // The keyboard's focus mark, as after a Tab.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  return focusFaults(page)
}
const markedByPixels = async (page: Page) => {
  await marked(page)
  return focusPixelFaults(page)
}
const style = (rules: string) => ({ head: `<style>${rules}</style>` })
const WIDE = 'Rentenversicherungsbeitragsbemessungsgrenze'

test('nothing is found where all is well', async ({ page }) => {
  await show(page)
  for (const check of [
    structureFaults,
    linkFaults,
    layoutFaults,
    spacedFaults,
    targetFaults,
    foreignWordFaults,
    fieldFaults,
    marked,
    markedByPixels,
  ])
    expect(await check(page), check.name).toEqual([])
  expect(await keyboardFaults(page)).toEqual([])
  expect(await keyboardFaults(page, { key: 'Shift+Tab' })).toEqual([])
})

for (const [name, check, planted, said] of [
  ['no title', structureFaults, { title: '' }, /no title/],
  ['two main headings', structureFaults, { main: '<h1>Encore</h1>' }, /2 main headings/],
  ['a skipped level', structureFaults, { main: '<h3>Encore</h3>' }, /headings skip/],
  ['a nameless region', structureFaults, { main: '<section aria-label=""><h2>Un</h2></section>' }, /without a name/],
  [
    'two regions of one name',
    structureFaults,
    { main: '<nav aria-label="A">x</nav><nav aria-label="A">y</nav>' },
    /twice: A/,
  ],
  ['words outside of landmarks', structureFaults, { after: '<p>Dehors</p>' }, /outside of landmarks/],
  ['an id twice', structureFaults, { main: '<p id="a">x</p>' }, /id twice: a/],
  [
    'a description that is not there',
    structureFaults,
    { main: '<p aria-describedby="nothing">x</p>' },
    /refers to nothing/,
  ],
  ['a link to no place', structureFaults, { main: '<p>Voir <a href="#nowhere">ici</a></p>' }, /leads to nothing/],
  [
    'links of one name to two places',
    linkFaults,
    { main: '<p><a href="/x">Source</a> <a href="/y"><span>Source</span></a></p>' },
    /‘Source’ leads to/,
  ],
  ['a link without a name', linkFaults, { main: '<p><a href="/x"><img src="data:," alt=""></a></p>' }, /‘’ leads to/],
  ['something too wide', layoutFaults, { main: '<p style="width: 400px">Large</p>' }, /scrolls sideways/],
  [
    'a box too low',
    layoutFaults,
    { main: '<p style="height: 10px; overflow: hidden">Deux lignes<br>au moins</p>' },
    /is cut/,
  ],
  ['words on words', layoutFaults, { main: '<p>Un</p><p style="margin-top: -40px">Deux</p>' }, /lies over another/],
  [
    'a value that does not fit',
    layoutFaults,
    { main: `<input type="text" style="width: 60px" value="${WIDE}">` },
    /cuts its value/,
  ],
  [
    'words out of their frame',
    layoutFaults,
    { main: '<p style="border: 1px solid; height: 20px">Un<br>deux<br>trois</p>' },
    /out of its frame/,
  ],
  [
    'no room for wider spacing',
    spacedFaults,
    { main: '<p style="width: 100px; overflow: hidden; white-space: nowrap">Assurance v</p>' },
    /is cut/,
  ],
  [
    'a size in pixels that holds no larger text',
    largeFaults,
    { main: '<p style="height: 30px; overflow: hidden">Une ligne</p>' },
    /is cut/,
  ],
  [
    'a low button',
    targetFaults,
    { main: '<button type="button" style="height: 20px; padding: 0; width: 90px">Bas</button>' },
    /× 2\d: BUTTON/,
  ],
  ['a link on its own', targetFaults, { main: '<p><a href="/law">Lire le droit appliqué</a></p>' }, /A ‘Lire/],
  [
    'a narrow button',
    targetFaults,
    { main: '<button type="button" style="width: 20px; height: 60px; padding: 0">x</button>' },
    /^2\d × /,
  ],
  [
    'German that does not say so',
    foreignWordFaults,
    { main: '<p>Sie lesen hier, was der Dienst für Sie ist und wird</p>' },
    /de in fr/,
  ],
  [
    'English that does not say so',
    foreignWordFaults,
    { main: '<p>This page is not found on the server</p>' },
    /en in fr/,
  ],
  [
    'a purpose that is not named',
    fieldFaults,
    { main: '<label for="b">Né·e le</label><input type="text" id="b" name="birthDate" autocomplete="off">' },
    /birthDate says/,
  ],
  ['a field without a label', fieldFaults, { main: '<input type="text" name="x" autocomplete="off">' }, /0 labels/],
  [
    'a password that cannot be pasted',
    fieldFaults,
    {
      main: '<label for="b">P</label><input type="password" id="b" name="password" autocomplete="current-password" onpaste="return false">',
    },
    /keeps from pasting/,
  ],
  ['a focus without a mark', marked, style(':focus { outline: 0 !important }'), /no mark/],
  ['a mark that is thin', marked, style(':focus { outline-width: 1px !important }'), /1px wide/],
  ['a mark that is pale', marked, style(':root { --focus: #ccc !important }'), /its mark has 1\.\d+:1/],
  [
    'a focus under something',
    marked,
    { after: '<div style="position: fixed; inset: 0; background: #fff"></div>' },
    /is hidden at 9/,
  ],
  ['a pale mark, by its pixels', markedByPixels, style(':root { --focus: #ccc !important }'), /pixels tell the focus/],
  [
    'an order of its own',
    keyboardFaults,
    { main: '<p><a href="/x" tabindex="1">Ici</a> d’abord</p>' },
    /stops, walked/,
  ],
  [
    'an order that is not that of the eye',
    keyboardFaults,
    style('form { display: flex; flex-direction: column-reverse }'),
    /stands before/,
  ],
  [
    'a stop for nobody',
    keyboardFaults,
    {
      main: '<p tabindex="0">x</p><script>addEventListener("keydown", e => { if (document.activeElement.matches("[tabindex]")) e.preventDefault() })</script>',
    },
    /walked|comes back/,
  ],
] as const)
  test(`it is found: ${name}`, async ({ page }) => {
    await show(page, planted)
    const faults = await (check as (page: Page) => Promise<string[]>)(page)
    expect(
      faults.filter((fault) => said.test(fault)),
      faults.join('\n'),
    ).not.toEqual([])
  })

test('it is found: a footer in another order, or without a link', () => {
  const footer = ['Produit', 'À propos', 'Droit', 'Cookies']
  const frames = (...links: string[]) =>
    new Map([
      ['/', footer],
      ['/law', links],
    ])
  expect(frameFaults(frames(...footer))).toEqual([])
  expect(frameFaults(frames('Produit', 'Droit', 'À propos', 'Cookies'))).toHaveLength(1)
  expect(frameFaults(frames('Produit', 'Droit'))).toHaveLength(1)
})
