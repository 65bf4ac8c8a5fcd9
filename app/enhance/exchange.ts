/**
 * Makes a part of the page equal to one that was fetched, and touches only what differs: focus, open folds and what other
 * scripts have added stay.
 */

/** Set by the visitor or by another script, and never by a fresh page. */
const KEPT = ['open', 'aria-haspopup']

/**
 * In steps, so that nobody waits long for any of them: each changed child of an element that `isSplit` is one. An element
 * with `role="status"` gets its content at once, since screen readers tell each change of it.
 */
export function* exchange(old: Element, fresh: Element, isSplit: (old: Element) => boolean): Generator<void, void> {
  if (isStatus(old)) {
    old.textContent = ''
    old.append(...fresh.childNodes)
    return
  }
  takeAttributes(old, fresh)
  let next = old.firstChild
  for (const child of [...fresh.childNodes]) {
    const same = nextLike(child, next)
    if (same) next = removeUntil(same, next)
    else old.insertBefore(child, next)
    if (same && !isDifferent(same, child)) continue
    // Not `yield*`, for which the build adds a helper as large as this file.
    if (same && isElement(same) && isElement(child)) for (const _ of exchange(same, child, isSplit)) yield
    else if (same) same.nodeValue = child.nodeValue
    if (isSplit(old)) yield
  }
  removeUntil(null, next)
}

/** What a press brings is told, even if it is what stands there already. */
const isDifferent = (old: Node, fresh: Node) => isStatus(old) || !old.isEqualNode(fresh)

const isStatus = (node: Node) => isElement(node) && node.getAttribute('role') === 'status'

const isElement = (node: Node): node is Element => node.nodeType === 1

/** The first of these siblings that can become that node; null: none. */
function nextLike(fresh: Node, from: ChildNode | null): ChildNode | null {
  const name = nameOf(fresh)
  for (let one = from; one; one = one.nextSibling) if (nameOf(one) === name) return one
  return null
}

/** A button stays the one of its value, or the focus would be on another value. */
function nameOf(node: Node): string {
  if (!isElement(node)) return node.nodeName
  const told = ['id', 'class', 'role', 'name', ...(node.nodeName === 'BUTTON' ? ['value'] : [])]
  return `${node.nodeName},${told.map((name) => node.getAttribute(name))}`
}

/** @returns what follows it */
function removeUntil(kept: ChildNode | null, from: ChildNode | null): ChildNode | null {
  let one = from
  while (one && one !== kept) {
    const after = one.nextSibling
    one.remove()
    one = after
  }
  return kept?.nextSibling ?? null
}

function takeAttributes(old: Element, fresh: Element) {
  for (const { name } of [...old.attributes])
    if (!fresh.hasAttribute(name) && !KEPT.includes(name)) old.removeAttribute(name)
  for (const { name, value } of [...fresh.attributes]) old.setAttribute(name, value)
}
