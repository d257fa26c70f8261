import { findPart, type Shown } from '../../kit/index.ts';

/** Has it a picture over the whole width of its page, in the place of its chart? */
export const isScene = (answer: Shown): boolean =>
  findPart(answer, 'commits') !== undefined || findPart(answer, 'day') !== undefined;

/** Has it another picture on its page than its chart? */
export const isPictured = (answer: Shown): boolean =>
  answer.plane !== undefined || isScene(answer) || findPart(answer, 'costs') !== undefined;
