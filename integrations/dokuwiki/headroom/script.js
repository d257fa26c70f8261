/*
 * Fits the frames that this plug-in makes to their calculators, and tells them whether the wiki is
 * light or dark. A frame says its height and nothing else; it is known by its window, since it runs
 * in a sandbox and so has no origin. Nothing is loaded from anywhere. Written in the oldest
 * JavaScript that the wikis' own minifiers read.
 */
(function () {
  'use strict';

  var ours = 'iframe.headroom-frame';
  /* No calculator is higher; a frame that asks for more is broken. */
  var highest = 20000;
  var last;

  /* How bright a colour looks, 0 to 255; the weights are those of ITU-R BT.601. */
  function brightness(color) {
    var parts = /^rgba?\(([0-9]+), ([0-9]+), ([0-9]+)/.exec(color);
    return parts && 0.299 * parts[1] + 0.587 * parts[2] + 0.114 * parts[3];
  }

  function themeOfPage() {
    var style = getComputedStyle(document.body);
    var said = style.colorScheme.replace('only', '').trim();
    if (said === 'light' || said === 'dark') return said;
    /* Bright text stands on a dark page. */
    return brightness(style.color) > 127 ? 'dark' : 'light';
  }

  /* Whether a frame is on a plain ground that suits the theme, so that its own paper would be a patch. */
  function isOn(frame, theme) {
    for (var around = frame; around; around = around.parentElement) {
      var style = getComputedStyle(around);
      if (style.backgroundImage !== 'none') return false;
      if (style.backgroundColor === 'rgba(0, 0, 0, 0)') continue;
      if (style.backgroundColor.indexOf('rgb(') !== 0) return false;
      var bright = brightness(style.backgroundColor);
      return theme === 'light' ? bright > 220 : bright < 50;
    }
    return true;
  }

  function each(work) {
    Array.prototype.forEach.call(document.querySelectorAll(ours), work);
  }

  function greet(frame) {
    var theme = themeOfPage();
    frame.style.colorScheme = theme;
    frame.contentWindow.postMessage(
      { type: 'headroom:theme', theme: theme, ground: isOn(frame, theme) ? 'host' : '' },
      '*',
    );
    frame.contentWindow.postMessage({ type: 'headroom:ping' }, '*');
  }

  function look() {
    if (themeOfPage() === last) return;
    last = themeOfPage();
    each(greet);
  }

  window.addEventListener('message', function (event) {
    var data = event.data;
    if (!data || data.type !== 'headroom:height') return;
    if (typeof data.height !== 'number' || !(data.height > 0 && data.height <= highest)) return;
    each(function (frame) {
      if (frame.contentWindow === event.source) frame.style.height = Math.ceil(data.height) + 'px';
    });
  });

  /* Frames that come later are heard of too: the event of a frame passes the document on its way down. */
  document.addEventListener(
    'load',
    function (event) {
      if (event.target.matches && event.target.matches(ours)) greet(event.target);
    },
    true,
  );

  function start() {
    look();
    var watch = new MutationObserver(function () {
      look();
      /* Pages fade from one theme to the other. */
      setTimeout(look, 600);
    });
    watch.observe(document.documentElement, { attributes: true });
    watch.observe(document.body, { attributes: true });
  }

  if (document.body) start();
  else document.addEventListener('DOMContentLoaded', start);
})();
