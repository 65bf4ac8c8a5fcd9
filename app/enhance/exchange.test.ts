import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { exchange } from './exchange'

const { document } = new JSDOM('').window

function element(html: string): Element {
  const holder = document.createElement('div')
  holder.innerHTML = html
  return holder.firstElementChild as Element
}

/** All steps. @returns how many there were */
const exchanged = (old: Element, fresh: string, split = 'main') =>
  [...exchange(old, element(fresh), (one) => one.matches(split))].length

describe('exchange', () => {
  it.each<[string, string, string]>([
    ['text', '<main><p>a</p></main>', '<main><p>b</p></main>'],
    ['attributes', '<main><p class="x" title="a">a</p></main>', '<main><p class="x" lang="de">a</p></main>'],
    ['what is new', '<main><p>a</p></main>', '<main><h2>n</h2><p>a</p><ul><li>1</li></ul></main>'],
    ['what is gone', '<main><h2>n</h2>text<p>a</p><ul></ul></main>', '<main><p>a</p></main>'],
    ['what has another element', '<main><p>a<b>b</b>c</p></main>', '<main><p>a<data value="1">b</data>c</p></main>'],
    ['an order', '<main><p id="a">a</p><p id="b">b</p></main>', '<main><p id="b">b</p><p id="a">a</p></main>'],
    [
      'a picture',
      '<main><svg><path d="M0 0"/></svg></main>',
      '<main><svg viewBox="0 0 1 1"><path d="M1 1"/><g/></svg></main>',
    ],
  ])('makes %s equal', (_, old, fresh) => {
    const page = element(old)
    exchanged(page, fresh)
    expect(page.outerHTML).toBe(element(fresh).outerHTML)
  })

  it('keeps what stays: elements, open folds, what scripts have said of a link, and a form under its id', () => {
    const page = element(
      '<main><form id="play"><button value="1" aria-pressed="true">1</button><a aria-haspopup="dialog">x</a></form><details open><p>a</p></details></main>',
    )
    const [form, button] = [page.querySelector('form'), page.querySelector('button')]
    exchanged(
      page,
      '<main><p>new</p><form id="play"><p>new</p><button value="1" aria-pressed="false">1</button><a>y</a></form><details><p>b</p></details></main>',
    )
    expect([page.querySelector('form'), page.querySelector('button')]).toEqual([form, button])
    expect(page.innerHTML).toBe(
      '<p>new</p><form id="play"><p>new</p><button value="1" aria-pressed="false">1</button><a aria-haspopup="dialog">y</a></form><details open=""><p>b</p></details>',
    )
  })

  it('makes no button the one of another value', () => {
    const page = element(
      '<main><button name="age" value="62">62</button><button name="age" value="63">63</button></main>',
    )
    const [, sixtyThree] = page.querySelectorAll('button')
    exchanged(page, '<main><button name="age" value="63">63</button><button name="age" value="64">64</button></main>')
    expect(page.firstElementChild).toBe(sixtyThree)
  })

  it('gives a status its content at once, even if it is the same', async () => {
    const page = element('<main><p role="status">the <b>same</b></p></main>')
    const kept = page.querySelector('p')
    const added: number[] = []
    const { MutationObserver } = page.ownerDocument.defaultView as unknown as {
      MutationObserver: typeof globalThis.MutationObserver
    }
    new MutationObserver((changes) =>
      added.push(changes.filter(({ addedNodes }) => addedNodes.length > 0).length),
    ).observe(page, { subtree: true, childList: true })
    exchanged(page, '<main><p role="status">the <b>same</b></p></main>')
    await Promise.resolve()
    expect(page.querySelector('p')).toBe(kept)
    expect(added).toEqual([1])
  })

  it('stops after each child that has changed, where it is split, and only there', () => {
    const old = '<main><h1>a</h1><div class="top"><p>1</p><ul><li>1</li><li>2</li></ul></div><p>z</p></main>'
    const fresh = '<main><h1>a</h1><div class="top"><p>2</p><ul><li>2</li><li>3</li></ul></div><p>y</p></main>'
    expect(exchanged(element(old), fresh, 'main, .top')).toBe(4)
    expect(exchanged(element(old), fresh, 'none')).toBe(0)
  })
})
