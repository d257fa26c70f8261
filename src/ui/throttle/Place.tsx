import type { ComponentChildren, Ref } from 'preact';

/** The place of a part of an answer that a script of its own draws, with the part in it as it is printed. */
export const Place = ({
  children,
  place,
}: {
  children: ComponentChildren;
  place?: Ref<HTMLDivElement> | undefined;
}) => (
  <div class="later-place" ref={place ?? null}>
    {children}
  </div>
);
