import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** A step in the history changes the page behind: the window does not stay over another one. */
export function useCloseOnReturn(onClose: () => void): void {
  const { key } = useLocation()
  const isStep = useNavigationType() === 'POP'
  const openedOn = useRef(key)
  useEffect(() => {
    if (isStep && key !== openedOn.current) onClose()
    openedOn.current = key
  }, [key, isStep, onClose])
}
