#include "app/application.hpp"

wxIMPLEMENT_APP(intendant::app::Application);
