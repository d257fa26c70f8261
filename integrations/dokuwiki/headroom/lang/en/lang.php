<?php
$lang['notallowed'] = 'Headroom: this is not the page of a calculator at an allowed address.';
$lang['nocalculator'] = 'Headroom: there is no calculator “%s”.';
$lang['calculator'] = 'Calculator: %s';
