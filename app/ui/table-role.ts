/** An explicit ARIA role, since some browsers drop table semantics when narrow screens lay a table out as blocks. */
export const tableRole = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') => ({ role })
