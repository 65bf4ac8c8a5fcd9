/** The same, in which nobody can change anything any more: who tries throws. */
export function deeplyFrozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const one of Object.values(value)) deeplyFrozen(one)
  return Object.freeze(value)
}
