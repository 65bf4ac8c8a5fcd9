/** A frozen copy: whoever tries to change it gets an error. */
export function deeplyFrozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const one of Object.values(value)) deeplyFrozen(one)
  return Object.freeze(value)
}
