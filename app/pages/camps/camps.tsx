export default function Camps() {
  return null
}
