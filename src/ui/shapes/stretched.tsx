import type { ComponentChildren } from 'preact';

/** Lines are drawn over so many units and stretched to the width of the drawing. */
export const across = 1000;

/** A drawing over `across` units, stretched to the page that it is in. */
export const Stretched = ({
  height,
  children,
}: {
  height: number;
  children: ComponentChildren;
}) => (
  <svg
    aria-hidden="true"
    width="100%"
    height={height}
    viewBox={`0 0 ${across} ${height}`}
    preserveAspectRatio="none"
  >
    {children}
  </svg>
);
