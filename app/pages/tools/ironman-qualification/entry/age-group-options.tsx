import { memo } from 'react'
import { AGE_GROUPS } from '#app/domain/training/qualification/age-groups.ts'
import { writeGroup } from '../system-words.ts'

/** The age groups, women first as in the lists of the page. */
export const AgeGroupOptions = memo(function AgeGroupOptions() {
  return (
    <>
      {(['F', 'M'] as const).map((gender) => (
        <optgroup key={gender} label={gender === 'F' ? 'Femmes' : 'Hommes'}>
          {AGE_GROUPS.filter((group) => group.gender === gender).map((group) => (
            <option key={group.key} value={group.key}>
              {`${writeGroup(group)} ans`}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  )
})
