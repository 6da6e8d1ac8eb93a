import { useEffect, useState } from 'react'
import { listOpened } from '../session-activities.ts'
import { rowOfActivity } from './listed-row.ts'

type Rows = ReturnType<typeof rowOfActivity>[]

/** The files this window opened: read here, known to nobody else. Undefined until they were looked for. */
export function useOpenedRows(): Rows | undefined {
  const [rows, setRows] = useState<Rows>()
  useEffect(() => {
    let isHere = true
    void listOpened().then((opened) => {
      if (isHere) setRows(opened.map(rowOfActivity).toReversed())
    })
    return () => {
      isHere = false
    }
  }, [])
  return rows
}
