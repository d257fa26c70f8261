/** The script of embed pages alone: how a calculator in a frame gets on with the page around it. */
import { followTheme, tellHeight } from './around.ts';
import { carryCase } from './full-page.ts';

if (window.parent !== window) {
  tellHeight();
  followTheme();
}
carryCase();
