import { AcceleratedWord } from './accelerated-word.tsx'
import { classNames } from './class-names.ts'
import { Mark } from './mark.tsx'

export function Wordmark({ size = 30, name = 'Allure', className }: WordmarkProps) {
  return (
    <span className={classNames('wordmark', className)}>
      <Mark size={size} />
      <AcceleratedWord word={name} from={72} to={125} className="wordmark-text" />
    </span>
  )
}

export interface WordmarkProps {
  size?: number
  name?: string
  className?: string
}
